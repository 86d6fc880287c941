// Runs before the first paint: takes up the person's choice of light or dark.
;(() => {
  const choice = localStorage.getItem('mantine-color-scheme-value')
  if (choice === 'light' || choice === 'dark')
    document.documentElement.setAttribute('data-mantine-color-scheme', choice)
})()
