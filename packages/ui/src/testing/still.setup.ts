/**
 * Nothing moves in a test: what fades in is not invisible to a busy machine that draws its first
 * picture late, and a colour is read as it ends, not on its way. A test of movement says `data-moves`
 * at the root.
 */
const id = 'still';
if (!document.getElementById(id)) {
  const still = document.createElement('style');
  still.id = id;
  const all = ['*', '*::before', '*::after'].map((part) => `:root:not([data-moves]) ${part}`);
  still.textContent = `${all} { transition: none !important; animation: none !important; }`;
  document.head.append(still);
}
