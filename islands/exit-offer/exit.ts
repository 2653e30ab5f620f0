/** When the exit offer may open. */

export type Leaving = {
  /** The pointer's height in the window, in pixels; it leaves through the top at 0 or above. */
  y: number;
  /** Whether this session has seen it. */
  isSeen: boolean;
  /** Whether the visitor has a pointer that can leave: a mouse, not a finger. */
  hasPointer: boolean;
  /** Whether a menu, the chat or another dialog is open, or a field has the focus. */
  isBusy: boolean;
};

export const mayOpen = ({ y, isSeen, hasPointer, isBusy }: Leaving): boolean =>
  y <= 0 && !isSeen && hasPointer && !isBusy;
