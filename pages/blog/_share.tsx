/** Share links that work without script. With script the button opens the system's share sheet or copies the URL: islands/share. */
import '../../components/ui/chip.css';
import './_share.css';
import { useSite } from '../../components/context/site.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { ExternalLink } from '../../components/ui/link.tsx';
import type { Blog } from '../../content/schemas/texts.ts';
import { urlOf } from '../../generator/react/address.ts';

export function Share({ path, title, words }: { path: string; title: string; words: Blog['article']['share'] }) {
  const { address, words: shared } = useSite();
  const url = urlOf(path, address);
  const ways = [
    ['WhatsApp', `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`],
    ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`],
    ['X', `https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${encodeURIComponent(url)}`],
  ] as const;
  return (
    <>
      <details className="share">
        <summary className="chip">
          <Icon name="share" /> {words.label}
        </summary>
        <ul className="share-ways row">
          {ways.map(([name, href]) => (
            <li key={name}>
              <ExternalLink to={href} end={null} newTab={shared.newTab}>
                <span className="sr-only">{words.on} </span>
                {name}
              </ExternalLink>
            </li>
          ))}
          <li>
            <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>{words.email}</a>
          </li>
        </ul>
      </details>
      <p className="note" role="status" data-copied={words.copied} />
    </>
  );
}
