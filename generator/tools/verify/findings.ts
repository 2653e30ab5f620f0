/** Groups what was found by fault, each with its cause and its fix, on this host if it is known. */
import type { HostName } from '../../host/host.ts';
import { contentFaults } from './content-faults.ts';
import type { FaultDescription } from './fixes.ts';
import { responseFaults } from './response-faults.ts';

const catalogue = { ...contentFaults, ...responseFaults };

export type Fault = keyof typeof catalogue;

/** A fault with the places where it was found. `subject` is the header, the status or the service concerned. */
export type Finding = ReturnType<typeof describe> & Found;
type Found = { fault: Fault; subject: string; places: { path: string; detail: string }[] };

/** Records that a path has a fault. */
export type Report = (fault: Fault, path: string, more?: { subject?: string; detail?: string }) => void;

/** Collects the findings of one run on `host`: the same fault at many paths is one finding. */
export function createFindings(host: HostName | undefined): { report: Report; list: () => Finding[] } {
  const found = new Map<string, Found>();
  return {
    report(fault, path, { subject = '', detail = '' } = {}) {
      const key = `${fault} ${subject}`;
      const finding = found.get(key) ?? { fault, subject, places: [] };
      found.set(key, finding);
      if (!finding.places.some(place => place.path === path)) finding.places.push({ path, detail });
    },
    list: () =>
      [...found.values()]
        .map(finding => ({ ...describe(finding.fault, host), ...finding }))
        .sort((a, b) => Number(a.isWarning) - Number(b.isWarning) || faults.indexOf(a.fault) - faults.indexOf(b.fault)),
  };
}

/** All faults, the worst first. */
export const faults = Object.keys(catalogue);

/** Describes a fault, and how to fix it on this host. */
function describe(fault: Fault, host: HostName | undefined) {
  const { message, cause, fix, fixOn, isWarning = false, warningOn = [] }: FaultDescription = catalogue[fault];
  if (host === undefined) return { message, cause, fix, isWarning };
  return { message, cause, fix: fixOn?.[host] ?? fix, isWarning: isWarning || warningOn.includes(host) };
}
