// Sets a chosen theme before the first paint; src/app/look.ts does the rest.
try {
  const theme = JSON.parse(localStorage.getItem('boomtown.settings') ?? '{}').theme;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
