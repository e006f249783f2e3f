// Sets the colours and the language of <html> before the first paint, so that nothing flashes.
// A file of its own because the content security policy forbids inline scripts. ui/color-mode.ts takes over later.
(() => {
  var root = document.documentElement;
  var mode = null;
  var lang = null;
  try {
    mode = localStorage.getItem('alokpath.theme');
    lang = localStorage.getItem('alokpath.lang');
  } catch (_) {
    // Storage can be forbidden; the system's colours and English are good answers then.
  }
  if (mode !== 'light' && mode !== 'dark') {
    mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.classList.add(mode);
  root.lang = lang === 'bn' ? 'bn' : 'en';
  document.querySelector('meta[name="theme-color"]').content = mode === 'dark' ? '#121614' : '#FBFAF7';
})();
