/** Decorative icons, drawn with one stroke on a 24 × 24 grid. The text next to an icon carries the meaning. */
import './icon.css';
import type { IconName } from '../../content/schemas/icons.ts';

/** Exported separately, so that an island that uses one does not bundle all the others. */
export const chatPath = 'M4 20l1.3-4A8 8 0 1 1 8.5 19zM8.5 12h0M12 12h0M15.5 12h0';
export const externalPath = 'M8 6h10v10M18 6 6 18';

/** The path data of each icon. A dot is a zero-length line with a round cap. */
const iconPaths: Record<IconName, string> = {
  arrow: 'M4 12h16M14 6l6 6-6 6',
  book: 'M12 6c-2-1.5-5-2-9-2v15c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2Zm0 0v15',
  building: 'M5 21V4h9v17M14 9h5v12M3 21h18M8.5 8h2M8.5 12h2M8.5 16h2',
  camera: 'M3 7h4l2-3h6l2 3h4v13H3zM12 17a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z',
  chat: chatPath,
  check: 'M4 12.5 9.5 18 20 6.5',
  close: 'M5 5l14 14M19 5 5 19',
  external: externalPath,
  facebook: 'M14 21v-8h3l.5-3.5H14V7.5C14 6.5 14.5 6 15.5 6H17.5V3H15c-2.5 0-4 1.5-4 4v2.5H8V13h3v8z',
  factory: 'M3 21V10l6 4v-4l6 4V3h5v18zM8 17.5h0M12 17.5h0M16 17.5h0',
  film: 'M3 5h18v14H3zM8 5v14M16 5v14M3 12h5M16 12h5',
  graduation: 'M2 9l10-5 10 5-10 5zM6 11.5V17c3 2.5 9 2.5 12 0v-5.5M22 9v6',
  heart: 'M12 20C5 15 3 11.5 3 8.5a4.5 4.5 0 0 1 9-1.5 4.5 4.5 0 0 1 9 1.5C21 11.5 19 15 12 20Z',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17 7h0',
  linkedin: 'M4 4h16v16H4zM8 11v5M8 8h0M12 16v-5M12 13c0-2.5 4-2.5 4 0v3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  plane: 'M3 13l18-9-5 16-4-6zM12 14l9-10',
  plate:
    'M13 19a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM13 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM1.5 4v4c0 2.5 3.5 2.5 3.5 0V4M3.25 4v16M22.5 20V4c-1.5 1-2 4-1 8h1',
  rupee: 'M6 4h12M6 9h12M6 4h4a5 5 0 0 1 0 10H6l8 7',
  share: 'M12 15V3M8 7l4-4 4 4M5 11v10h14V11',
  shirt: 'M8.5 3 3 6 1.5 11 5.5 12V21h13v-9l4-1L21 6l-5.5-3c-1 3.5-6 3.5-7 0Z',
  star: 'M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z',
  storefront: 'M4 9l1.5-5h13L20 9M4 9c0 3 4 3 4 0 0 3 4 3 4 0 0 3 4 3 4 0 0 3 4 3 4 0M5 12v9h14v-9M10 21v-5h4v5',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M19 5l-1.5 1.5M6.5 17.5 5 19',
  youtube: 'M5 5h14a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3ZM10 9l5 3-5 3z',
};

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <PathIcon path={iconPaths[name]} className={className} />;
}

export function PathIcon({ path, className }: { path: string; className?: string | undefined }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
