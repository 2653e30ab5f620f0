/** The home page. */
import type { Content } from '../content/schema.ts';
import { Island } from '../generator/react/island.tsx';
import { Link } from '../generator/react/link.tsx';
import Order from '../islands/order/order.tsx';

export const props = ({ site, posts }: Content) => ({
  city: site.city,
  posts: posts.toSorted((a, b) => b.date.localeCompare(a.date)).map(({ slug, title }) => ({ slug, title })),
});

type HomeProps = ReturnType<typeof props>;

export const head = ({ city }: HomeProps) => ({
  title: `Rye, a bakery in ${city}`,
  description:
    'A bakery that mills its own flour, proves its dough for two days, and bakes each morning before the city has put on its shoes and gone out.',
});

export default function Home({ city, posts }: HomeProps) {
  return (
    <>
      <h1>Bread in {city}</h1>
      <p>One loaf, of rye and wheat. How many may we bake for you tomorrow?</p>
      <Island of={Order} when="visible" price={180} />
      <h2>Bake it yourself</h2>
      <ul>
        {posts.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={`/posts/${slug}/`}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
