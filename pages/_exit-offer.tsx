/** The offer for visitors who are about to leave, opened by islands/exit-offer. Without script it stays closed; the contact page has the same offer. */
import './_exit-offer.css';
import { BookButton, SubmitButton } from '../components/ui/button.tsx';
import { Claim } from '../components/ui/claim.tsx';
import { Icon } from '../components/ui/icon.tsx';
import { SignupBox } from '../islands/signup/signup-box.tsx';

/** `minutes` is the length of the consultation. A click outside closes the dialog through `closedby`, which Safari lacks: there Escape and the button remain. */
export function ExitOffer({ minutes }: { minutes: string | number }) {
  return (
    <dialog className="exit-offer" closedby="any" aria-labelledby="exit-title">
      <div className="exit-offer-body stack">
        <h2 id="exit-title">Before you go: a free {minutes}-minute marketing consultation</h2>
        <p>
          Free. We value it at <Claim id="consultation-worth" />.
        </p>
        <p>
          <BookButton at="call">Book Free Call</BookButton>
        </p>
        <SignupBox
          id="guide"
          label="Or have our free guide by email"
          button="Get Free Guide"
          purpose="to send you the guide"
          isInDialog
        />
        <p className="note">
          No spam, unsubscribe anytime. Trusted by <Claim id="brands-served" /> businesses.
        </p>
        <form method="dialog">
          <SubmitButton isQuiet>No, thanks</SubmitButton>
          <button className="exit-offer-close circle" type="submit" aria-label="Close">
            <Icon name="close" />
          </button>
        </form>
      </div>
      <div className="woven-border" />
    </dialog>
  );
}
