/** Questions and answers, of which at most one is open: browsers close the other `details` with the same name. */
import './faq.css';
import type { Question } from '../../content/schemas/common.ts';
import { Disclosure, DisclosureText } from '../ui/disclosure.tsx';
import { InlineMarkdown } from '../ui/inline-markdown.tsx';

/** Each has an id, so that links can open it: `item-0`, … */
export function Faq({ questions }: { questions: Question[] }) {
  return (
    <div className="faq lines">
      {questions.map(({ question, answer }, i) => (
        <Disclosure
          label={
            <h3>
              <InlineMarkdown text={question} />
            </h3>
          }
          name="item"
          id={`item-${i}`}
          key={question}
        >
          <DisclosureText>{answer}</DisclosureText>
        </Disclosure>
      ))}
    </div>
  );
}
