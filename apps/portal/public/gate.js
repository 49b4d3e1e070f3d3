/*
 * Runs before any app code, in every browser: old ES5 only.
 * 1. Browsers older than Chrome 57, Firefox 52, Edge 16 or Safari 10.1 go to the help page.
 *    User agents without a version, such as search robots, are let in.
 * 2. The display settings (shell/display.ts) are applied before the first paint, so that nothing flashes.
 * 3. A browser older than the main build supports (Chrome 93, Firefox 92, Safari 15.4) loads the legacy
 *    build; `data-legacy`, set here, tells main.tsx that it runs in that one.
 * 4. The browser's install prompt fires early, so it is kept here for shell/install.ts.
 * 5. If the app's code fails to load, the page says so here, since no other code runs.
 */
// biome-ignore lint/complexity/useArrowFunction: the oldest browsers must be able to parse this
(function () {
  var agent = navigator.userAgent || '';
  var page = document.documentElement;
  var looks = {
    theme: /^(light|dark)$/,
    text: /^(112|125|150)$/,
    spacing: /^wide$/,
    contrast: /^more$/,
    motion: /^less$/,
  };
  var name;
  var kept;

  function version(pattern) {
    var found = pattern.exec(agent);
    return found ? parseFloat(found[1]) : null;
  }

  function isTooOld() {
    if (/MSIE |Trident\//.test(agent)) return true;
    var edge = version(/Edge\/(\d+)/);
    if (edge !== null) return edge < 16;
    var firefox = version(/Firefox\/(\d+)/);
    if (firefox !== null) return firefox < 52;
    var chrome = version(/Chrom(?:e|ium)\/(\d+)/);
    if (chrome !== null) return chrome < 57;
    var safari = version(/Version\/(\d+(?:\.\d+)?).*Safari\//);
    if (safari !== null) return safari < 10.1;
    return false;
  }

  if (isTooOld() && location.pathname !== '/supported-browsers.html') {
    location.replace('/supported-browsers.html');
    return;
  }

  try {
    for (name in looks) {
      kept = localStorage.getItem('uplink.' + name);
      if (looks[name].test(kept)) page.setAttribute('data-' + name, kept);
    }
  } catch (_) {
    /* Storage can be blocked: the system's settings apply then. */
  }

  document.addEventListener('error', tellMissing, true);
  addEventListener('beforeinstallprompt', keepOffer);

  var builds = document.currentScript.dataset;
  if (builds.entry && !('hasOwn' in Object)) {
    page.setAttribute('data-legacy', '');
    loadLegacy(builds.polyfills, builds.entry);
  }

  function keepOffer(event) {
    event.preventDefault();
    window.uplinkInstall = event;
  }

  function tellMissing(event) {
    var root = document.getElementById('root');
    if (event.target.tagName !== 'SCRIPT' || !root || root.firstChild) return;
    root.innerHTML =
      '<main class="ul-state" data-page role="alert">' +
      '<h1 class="ul-h1">The academy could not be loaded</h1>' +
      '<p class="ul-state__text ul-muted">You may have lost your connection, or a new version is out. ' +
      'Your work is saved.</p>' +
      '<p class="ul-state__actions"><a href="">Try again</a></p></main>';
  }

  function loadLegacy(polyfills, entry) {
    var script = document.createElement('script');
    script.src = polyfills;
    script.onload = start;
    document.addEventListener('DOMContentLoaded', load);

    function load() {
      document.body.appendChild(script);
    }

    function start() {
      window.System.import(entry);
    }
  }
})();
