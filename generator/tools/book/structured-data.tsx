/** @jsxRuntime automatic */
/** Structured data as a tree that says how Google uses each node. */
import { roleOf } from './rich-results.ts';

export function StructuredData({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return <p>None.</p>;
  return texts.map((text, i) => {
    const value = parsed(text);
    const nodes = value && '@graph' in value ? (value['@graph'] as unknown[]) : [value];
    return value ? (
      <ul className="tree" key={i}>
        {nodes.map((node, at) => (
          <Branch name="" value={node} key={at} />
        ))}
      </ul>
    ) : (
      <p className="marked" key={i}>
        This is not valid JSON.
      </p>
    );
  });
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function Branch({ name, value }: { name: string; value: unknown }) {
  if (typeof value !== 'object' || value === null)
    return (
      <li>
        <code>{name}</code> {String(value)}
      </li>
    );
  const types = [(value as { '@type'?: string | string[] })['@type'] ?? []].flat();
  const { isUsed, effect } = roleOf(types);
  const entries = Object.entries(value).filter(([key]) => key !== '@type');
  return (
    <li>
      {name && <code>{name} </code>}
      {types.length > 0 && (
        <>
          <strong>{types.join(', ')}</strong>{' '}
          <span className={isUsed ? 'used' : 'small'}>{isUsed ? `used: ${effect}` : `ignored: ${effect}`}</span>
        </>
      )}
      <ul className="tree">
        {entries.map(([key, inner]) => (
          <Branch name={Array.isArray(value) ? '' : key} value={inner} key={key} />
        ))}
      </ul>
    </li>
  );
}
