/** A legal page: its title, what it says in short, when it was last changed, its text beside its contents. */
import './policy.css';
import type { ReactNode } from 'react';

type PolicyProps = { title: string; summary: string; updated: string; contents: ReactNode; children: ReactNode };

export function Policy({ title, summary, updated, contents, children }: PolicyProps) {
  return (
    <article className="policy">
      <header className="policy-head">
        <h1 className="policy-title">{title}</h1>
        <p className="policy-summary">{summary}</p>
        <p className="policy-updated">Last updated: {updated}</p>
      </header>
      <div className="policy-body">
        {contents}
        {children}
      </div>
    </article>
  );
}
