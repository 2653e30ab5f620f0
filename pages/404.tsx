import { Action, Actions } from '../components/action/action.tsx';
import type { Head } from '../components/head/head.tsx';
import { Hero } from '../components/hero/hero.tsx';

export const head: Head = {
  title: 'Page not found (404) | Trece',
  description:
    'The page you asked for is not here: it may have moved, or the address may have a slip in it. From our home page you can reach everything on the site.',
  card: 'This page is not here. Our home page leads everywhere.',
  isHidden: true,
};

export default function NotFound() {
  return (
    <Hero badge="Not here" title="404" lead="Oops! Page not found">
      <Actions>
        <Action to="/">Return to Home</Action>
        <Action to="/blog/" isQuiet>
          Read the blog
        </Action>
      </Actions>
    </Hero>
  );
}
