/** The page /__site/todo/: what is open before launch, as questions that are answered where they stand. */
import { each, escaped, when } from './html.ts';
import { open, saved } from './panel.ts';
import { ask, type Field, type Todo } from './panel-api.ts';
import { createForm, type Form } from './panel-form.ts';
import { style } from './panel-style.ts';

const cards = new Map<string, Form>();
const main = document.querySelector('main') as HTMLElement;

/** Shows the questions, and after each change those that are left: what is being typed stays. */
export async function showTodo(): Promise<void> {
  const { groups = [], done = 0, total = 0, message } = await ask<Todo>('todo');
  const focused = document.activeElement as HTMLElement;
  main.innerHTML = `<style>${style}</style>
    <header><h1>What is open</h1>
      <label><b>${done} of ${total}</b> settled<progress value="${done}" max="${total}"></progress></label>
      <nav>${each(groups, ({ name, questions }) => `<a href="#${escaped(name)}">${escaped(name)} <b>${questions.length}</b></a>`)}</nav>
    </header>
    <div>${escaped(message ?? '')} ${when(total > 0 && done === total, 'Nothing is open: the site can be released.')}
      ${each(groups, ({ name }) => `<section id="${escaped(name)}"><h2>${escaped(name)}</h2></section>`)}</div>`;
  for (const { name, questions } of groups)
    document.getElementById(name)?.append(...questions.map(question => cardOf(question).element));
  focused.focus({ preventScroll: true });
}

function cardOf(question: Field): Form {
  const { file, path, message = '', page, who } = question;
  const key = `${file} ${path} ${message}`;
  const isSaid = !question.isPlaceholder || who !== 'owner';
  const about = {
    page: when(page, `<a href="${page}">See it on ${page}</a>`),
    about: when(isSaid, `<p>${escaped(message)} ${when(who !== 'owner', `<small>for the ${who}</small>`)}</p>`),
  };
  const events = {
    saved(said: string) {
      // A question that is settled goes away, and would take the focus along.
      const forms = [...main.querySelectorAll('form')];
      const next = forms[forms.indexOf(card.element) + 1];
      [...cards.values()].find(({ element }) => element === next)?.focus();
      cards.delete(key);
      saved(said);
    },
    open: (wanted: object, from: HTMLElement) => void open({ element: from, text: '' }, wanted),
  };
  const card = cards.get(key) ?? createForm(question, events, about);
  cards.set(key, card);
  return card;
}
