/* Tells the page around a refused frame why it stays empty. */
parent.postMessage(JSON.parse(document.getElementById('why').textContent), '*');
