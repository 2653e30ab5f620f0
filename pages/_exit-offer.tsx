/** The offer for visitors who are about to leave, opened by islands/exit-offer. Without script it stays closed; the contact page has the same offer. */
import './_exit-offer.css';
import { useSite } from '../components/context/site.tsx';
import { fill } from '../components/lib/fill.tsx';
import { BookButton, Buttons } from '../components/ui/button.tsx';
import { Claim } from '../components/ui/claim.tsx';
import { Icon } from '../components/ui/icon.tsx';
import { InlineMarkdown } from '../components/ui/inline-markdown.tsx';
import { SignupBox } from '../islands/signup/signup-box.tsx';

/** A click outside closes the dialog through `closedby`, which Safari lacks: there Escape and the button remain. */
export function ExitOffer() {
  const { exit } = useSite().words;
  return (
    <dialog className="exit-offer" closedby="any" aria-labelledby="exit-title">
      <div className="exit-offer-body stack">
        <h2 id="exit-title">
          <InlineMarkdown text={exit.title} />
        </h2>
        <p>{fill(exit.worth, { worth: <Claim id="consultation-worth" /> })}</p>
        {exit.guide ? (
          <>
            <p>
              <BookButton at="call">{exit.book}</BookButton>
            </p>
            <SignupBox id="guide" {...exit.guide} isInDialog />
          </>
        ) : (
          <Buttons book={exit.book} chat isChatFirst={false} />
        )}
        <p className="note">{fill(exit.trust, { brands: <Claim id="brands-served" /> })}</p>
        <form method="dialog">
          <button className="exit-offer-no" type="submit">
            {exit.no}
          </button>
          <button className="exit-offer-close circle" type="submit" aria-label={exit.close}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <div className="border" />
    </dialog>
  );
}
