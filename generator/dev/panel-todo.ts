/** The page /__site/todo/: what is open before launch, as questions that are answered where they stand. */
import { open, saved } from './panel.ts';
import { ask, type Question, type Todo } from './panel-api.ts';
import { createForm, type Form } from './panel-form.ts';
import { each, escaped, when } from './panel-html.ts';
import { style } from './panel-style.ts';

const cards = new Map<string, Form>();
const main = document.querySelector('main') as HTMLElement;

/** Shows the questions, and after each change what has become of them: what is being typed stays. */
export async function showTodo(): Promise<void> {
  const { groups = [], done = 0, total = 0, message } = await ask<Todo>('todo.json');
  const focused = document.activeElement;
  main.className = 'todo';
  main.innerHTML = `<style>${style}</style>
    <header><h1>What is open</h1>
      <label><b>${done} of ${total}</b> settled<progress value="${done}" max="${total}"></progress></label>
      <nav>${each(groups, ({ name, questions }) => `<a href="#${escaped(name)}">${escaped(name)} <b>${questions.length}</b></a>`)}</nav>
    </header>
    <div>${escaped(message ?? '')} ${when(total > 0 && done === total, 'Nothing is open: the site can be released.')}
      ${each(groups, ({ name }) => `<section id="${escaped(name)}"><h2>${escaped(name)}</h2></section>`)}</div>`;
  for (const { name, questions } of groups)
    document.getElementById(name)?.append(...questions.map(question => cardOf(question).element));
  (focused as HTMLElement).focus({ preventScroll: true });
}

function cardOf(question: Question): Form {
  const { file, path, message, page, who } = question;
  const key = `${file} ${path} ${message}`;
  const card = cards.get(key);
  const isSame = card && shownOf(card.field) === shownOf(question);
  if (isSame) card.field.hash = question.hash;
  if (isSame || card?.isDraft()) return card;
  const isSaid = !question.isPlaceholder || who !== 'owner';
  const about = {
    page: when(page, `<a href="${page}">See it on ${page}</a>`),
    about: when(isSaid, `<p>${escaped(message)} ${when(who !== 'owner', `<small>for the ${who}</small>`)}</p>`),
  };
  const form: Form = createForm(
    question,
    {
      saved: said => {
        nextOf(form)?.focus();
        cards.delete(key);
        saved(said);
      },
      open: (wanted, from) => open({ element: from, text: '' }, wanted),
    },
    about,
  );
  cards.set(key, form);
  return form;
}

const shownOf = ({ value, items }: Question) => JSON.stringify([value, items]);

/** A question that is settled goes away, and would take the focus along. */
function nextOf({ element }: Form): Form | undefined {
  const forms = [...main.querySelectorAll('form')];
  const next = forms[forms.indexOf(element) + 1];
  return [...cards.values()].find(card => card.element === next);
}
