// Says what to update where a browser is older than the app can be: Safari 16.4, Chrome 111, Firefox 128.
// A script of the old kind, in words that any browser knows: the app itself may not even be read there.
(function () {
  var knowsProperties = 'CSSPropertyRule' in window;
  var mixesColours =
    'CSS' in window && !!CSS.supports && CSS.supports('color', 'color-mix(in oklab, red, blue)');
  if (knowsProperties && mixesColours) return;
  document.getElementById('too-old').hidden = false;
})();
