/** Where the pages find their script; without it they work the same, but passwords stay hidden. */
export const showPasswordUrl = '/identity.js';

/** Adds a switch to each password field. Written for every browser that runs any script. */
export const showPassword = `(function () {
  var fields = document.querySelectorAll('input[type=password]');
  Array.prototype.forEach.call(fields, function (field) {
    var button = document.createElement('button');
    button.type = 'button';
    button.className = 'show-password';
    button.setAttribute('aria-controls', field.id);
    function show(isShown) {
      field.type = isShown ? 'text' : 'password';
      button.textContent = isShown ? 'Hide password' : 'Show password';
    }
    button.addEventListener('click', function () {
      show(field.type === 'password');
    });
    // Browsers offer to keep what is sent as a password only.
    field.form.addEventListener('submit', function () {
      show(false);
    });
    show(false);
    field.parentNode.insertBefore(button, field.nextSibling);
  });
})();
`;
