/** A hoarding that carries the visitor's own name, above the plan that it is part of. */
import './hoarding.css';
import { Artefact } from '../../../components/sections/artefact.tsx';
import type { Sheet } from '../../../content/schemas/offers.ts';

export const Hoarding = ({ title, words, columns, rows }: Sheet) => (
  <Artefact frame="open" title={title}>
    <div className="hoarding tone-bright">
      <textarea
        className="hoarding-name"
        rows={2}
        placeholder={words.placeholder}
        aria-label={words.label}
        maxLength={40}
        autoComplete="organization"
        spellCheck={false}
      />
      <p className="hoarding-line">{words.line}</p>
    </div>
    <div className="hoarding-posts" />
    <div className="hoarding-plan grid">
      {rows.map(([channel, place, count]) => (
        <div key={channel}>
          <p>
            <b>{channel}:</b> {place}.
          </p>
          <p className="muted">
            {columns[2]}: {count}
          </p>
        </div>
      ))}
    </div>
  </Artefact>
);
