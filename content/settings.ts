/** What this site asks of the checks of its finished pages: limits of its own, rules that it switches off, what it lets pass, each with a reason. */
import { starts } from './starts.ts';

export const settings = {
  starts,
  waivers: [
    {
      property: 'openingHoursSpecification',
      reason:
        'the specification fixes two sets of hours, Monday to Saturday 11:00 to 19:00 on the page and Monday to Friday 10:00 to 19:00 in structured data',
    },
  ],
};
