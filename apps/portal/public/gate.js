/*
 * Runs before any app code, in every browser: old ES5 only.
 * 1. Browsers older than Chrome 57, Firefox 52, Edge 16 or Safari 10.1 go to the help page.
 *    User agents without a version, such as search robots, are let in.
 * 2. The display settings (shell/display.ts) are applied before the first paint, so that nothing flashes.
 * 3. A browser older than the main build supports (Chrome 93, Firefox 92, Safari 15.4) loads the legacy
 *    build; `data-legacy`, set here, tells main.tsx that it runs in that one.
 * 4. The browser's install prompt fires early, so it is kept here for shell/install.ts.
 * 5. For someone who is signed in, the frame of the page is drawn (shell/start-frame.css), the code of the page is
 *    asked for, and so is what every page asks the server first (app/early.ts): the app's own code takes longer.
 * 6. If the app's code fails to load, the page says so here, since no other code runs.
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
  var kinds = { css: 'style', woff2: 'font' };
  var types = { programs: 1, courses: 2, projects: 3, bundles: 8, 'practice-labs': 10 };
  var parts = {
    '/me': 'me',
    '/me/menu': 'menu',
    '/me/context': 'context',
    '/me/notifications': 'notifications',
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

  var signedIn = /(^|; )uplink_signed_in=/.test(document.cookie);
  var frame = signedIn ? frameOf(location.pathname) : 'none';
  page.setAttribute('data-start', frame);
  if ('hasOwn' in Object) startEarly(location.pathname);

  function frameOf(path) {
    if (/^\/(programs|courses|projects)\/[^/]+\/sections\/[^/]+\/lessons\//.test(path))
      return 'lesson';
    return /^\/(login|zte|confirm_email|privacy|verify|checkout|exam\/|embed)/.test(path)
      ? 'none'
      : 'app';
  }

  function startEarly(path) {
    var files = JSON.parse(builds.files || '{}');
    var early = {};
    var token;
    var page = pageOf(path);
    var isFirst = frame !== 'none' && !isRecent();
    window.uplinkEarly = early;
    if (isFirst) {
      early['POST /session/token'] = fetch('/session/token', {
        method: 'POST',
        credentials: 'include',
      });
      token = early['POST /session/token'].then(readToken);
      token.catch(ignore);
      ['/me/start'].concat(callsOf(path)).forEach(askEarly);
      for (name in parts) answer(name);
    }
    if (isFirst || page === 'further') (files[page] || []).forEach(preload);
    afterCode(preloadFont);

    function preloadFont() {
      (files.font || []).forEach(preload);
    }

    function askEarly(path) {
      var call = token.then(ask);
      call.catch(ignore);
      early['GET '.concat(path)] = call;

      function ask(value) {
        var headers = { accept: 'application/json', authorization: 'Bearer '.concat(value) };
        return fetch(path, { headers: headers });
      }
    }
  }

  /** Answers the call for one part of the start with that part. */
  function answer(path) {
    var early = window.uplinkEarly;
    var part = early['GET /me/start'].then(readStart).then(take);
    part.catch(ignore);
    early['GET '.concat(path)] = part;

    function take(start) {
      var value = start[parts[path]];
      if (!value) throw new Error('It is asked for by itself.');
      return new Response(JSON.stringify(value), {
        headers: { 'content-type': 'application/json' },
      });
    }
  }

  function readStart(response) {
    if (!response.ok) throw new Error('There is no start.');
    return response.clone().json();
  }

  /** Another tab may have a token to share, and files of a minute ago are still here. */
  function isRecent() {
    try {
      return Date.now() - localStorage.getItem('uplink.renewed') < 60000;
    } catch (_) {
      return false;
    }
  }

  function readToken(response) {
    if (!response.ok) throw new Error('There is no session.');
    return response.clone().json().then(tokenOf);
  }

  function tokenOf(body) {
    return body.accessToken;
  }

  function pageOf(path) {
    if (path === '/') return 'home';
    if (/\/lessons\/\d+\/?$/.test(path)) return 'lesson';
    if (productAt(path)) return 'product';
    // The others have their routes in a file of their own.
    return /^\/login/.test(path) ? '' : 'further';
  }

  function productAt(path) {
    return /^\/(programs|courses|projects|bundles|practice-labs)\/([^/]+)\/?$/.exec(path);
  }

  function callsOf(path) {
    var lesson = /\/lessons\/(\d+)\/?$/.exec(path);
    var product = productAt(path);
    if (path === '/') return ['/me/dashboard'];
    if (lesson) return ['/me/lessons/'.concat(lesson[1])];
    return product
      ? ['/me/product-page?type='.concat(types[product[1]], '&uniqueName=', product[2])]
      : [];
  }

  /** Nothing is read before the code is there, and on a slow line a font beside it takes a third of the line. */
  function afterCode(then) {
    var loaded = 0;
    document.addEventListener('load', count, true);

    function count(event) {
      if (event.target.rel !== 'modulepreload') return;
      loaded += 1;
      if (loaded < document.querySelectorAll('link[rel="modulepreload"]').length) return;
      document.removeEventListener('load', count, true);
      then();
    }
  }

  function preload(file) {
    var link = document.createElement('link');
    var kind = kinds[/\w+$/.exec(file)[0]];
    link.rel = kind ? 'preload' : 'modulepreload';
    if (kind) link.as = kind;
    link.crossOrigin = '';
    link.href = file;
    document.head.appendChild(link);
  }

  function ignore() {}

  function keepOffer(event) {
    event.preventDefault();
    window.uplinkInstall = event;
  }

  function tellMissing(event) {
    var root = document.getElementById('root');
    if (event.target.tagName !== 'SCRIPT' || !root) return;
    if (root.firstElementChild && !root.querySelector('.ul-start')) return;
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
