/** The chat button steps aside while the viewport has buttons that offer the same, or fields or the footer that it would cover. */
const inView = new Set<Element>();
const sight = new IntersectionObserver(entries => {
  for (const { isIntersecting, target } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
  document.querySelector('.chat')?.classList.toggle('chat-aside', inView.size > 0);
});
for (const element of document.querySelectorAll('main .buttons, .field, footer')) sight.observe(element);

export {};
