/** What was found, put together by fault: each with its cause, and its mend on this host or on any. */
import type { HostName } from '../../host/host.ts';
import { answerFaults } from './answer-faults.ts';
import { contentFaults } from './content-faults.ts';
import type { Known } from './mends.ts';

const catalogue = { ...contentFaults, ...answerFaults };

export type Fault = keyof typeof catalogue;

/** A fault with the places where it was found. `subject` tells one header, status or injector from another. */
export type Finding = {
  fault: Fault;
  subject: string;
  says: string;
  cause: string | undefined;
  mend: string;
  isWarning: boolean;
  places: { path: string; detail: string }[];
};

/** Notes that a path has a fault. */
export type Report = (fault: Fault, path: string, more?: { subject?: string; detail?: string }) => void;

/** Findings of one run on `host`: the same fault at many paths is one finding. */
export function createFindings(host: HostName | undefined): { report: Report; list: () => Finding[] } {
  const found = new Map<string, Pick<Finding, 'fault' | 'subject' | 'places'>>();
  return {
    report(fault, path, { subject = '', detail = '' } = {}) {
      const key = `${fault} ${subject}`;
      const finding = found.get(key) ?? { fault, subject, places: [] };
      found.set(key, finding);
      if (!finding.places.some(place => place.path === path)) finding.places.push({ path, detail });
    },
    list: () =>
      [...found.values()]
        .map(finding => ({ ...known(finding.fault, host), ...finding }))
        .sort((a, b) => Number(a.isWarning) - Number(b.isWarning) || faults.indexOf(a.fault) - faults.indexOf(b.fault)),
  };
}

/** All of them, the worst first. */
export const faults = Object.keys(catalogue);

function known(fault: Fault, host: HostName | undefined): Pick<Finding, 'says' | 'cause' | 'mend' | 'isWarning'> {
  const { says, cause, mend, on, isWarning, cannot }: Known = catalogue[fault];
  const isBeyond = host !== undefined && cannot?.includes(host) === true;
  return { says, cause, mend: (host && on?.[host]) ?? mend, isWarning: isWarning === true || isBeyond };
}
