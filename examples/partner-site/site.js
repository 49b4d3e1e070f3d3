/* What a partner may do with the events: thank the buyer, count the sale, praise the learner. */
document.addEventListener('uplink-completed', (event) => {
  const isBought = event.target.localName === 'uplink-checkout';
  document.getElementById('news').textContent = isBought
    ? 'Thank you for buying through Cable & Crew.'
    : document.getElementById('training')
      ? 'Lesson finished. Ready for the whole course?'
      : 'Lesson finished.';
});

/* A signed lesson stays open for an hour; before that our server signs another token. */
document.addEventListener('uplink-token-needed', async ({ target }) => {
  const response = await fetch('/token');
  if (response.ok) target.setAttribute('token', await response.text());
});
