/**
 * What somebody is offered who is about to leave. A page holds the closed dialog alone: exit-offer.client.ts turns to it when the time has come, which fetches this,
 * and being here is being open. Without script it stays away: the contact page has the same offer.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ExternalLink } from '../../components/ui/link.tsx';
import { Signup, type SignupProps } from '../../components/ui/signup.tsx';

type ExitOfferProps = Pick<SignupProps, 'button' | 'delivery' | 'thanks' | 'policy'> & {
  /** The address of the booking page. */
  book: string;
  /** The claims that it makes, by their keys. */
  figures: Record<'consultation-worth' | 'brands-served', string>;
};

export default function ExitOffer({ book, figures, ...form }: ExitOfferProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isHere, setIsHere] = useState(false);
  useEffect(() => setIsHere(true), []);
  useLayoutEffect(() => {
    if (isHere) dialog.current?.showModal();
  }, [isHere]);

  // A click beside the dialog closes it (`closedby`); Safari has Escape and the button.
  if (!isHere) return <dialog className="exit-offer" closedby="any" ref={dialog} />;
  return (
    <dialog className="exit-offer" closedby="any" aria-labelledby="exit-title" ref={dialog}>
      <div className="exit-body">
        <h2 id="exit-title">Before you go: a free 15-minute marketing consultation</h2>
        <p>Worth {figures['consultation-worth']} by our own reckoning, at no cost.</p>
        <p>
          <ExternalLink className="button" to={book}>
            Book Free Call
          </ExternalLink>
        </p>
        <Signup id="guide" label="Or have our free guide by email" purpose="to send you the guide" {...form} />
        <p className="signup-notice">No spam, unsubscribe anytime. Trusted by {figures['brands-served']} businesses.</p>
        <form method="dialog">
          <button className="button button-quiet" type="submit">
            No, thanks
          </button>
        </form>
      </div>
    </dialog>
  );
}
