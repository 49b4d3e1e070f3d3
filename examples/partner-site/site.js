/* What a partner may do with the events: thank the buyer, count the sale. */
document.addEventListener('uplink-completed', () => {
  document.getElementById('news').textContent = 'Thank you for buying through Cable & Crew.';
});
