/* Tells the page that opened this one, or holds it in a frame, how it ended. */
(() => {
  var root = document.documentElement.dataset;
  var message = { source: 'uplink-sandbox', type: 'outcome', outcome: root.outcome };
  var listeners = [window.parent !== window ? window.parent : null, window.opener];
  listeners.forEach((listener) => {
    if (!listener) return;
    root.origins.split(' ').forEach((origin) => {
      listener.postMessage(message, origin);
    });
  });
})();
