// The logo of the demo company: a gate whose opening points north, and the company's name.
export const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="864" height="240" viewBox="0 0 432 120">
  <g fill="#1d5b79">
    <path d="M10 110V34L60 6l50 28v76H86V50L60 35 34 50v60z"/>
    <path d="M60 52 78 92 60 82 42 92z" fill="#e07a1f"/>
    <text x="128" y="64" font-family="DejaVu Sans" font-weight="bold" font-size="50" letter-spacing="1">Northgate</text>
    <text x="130" y="103" font-family="DejaVu Sans" font-size="27" letter-spacing="22" fill="#46606e">BUILDERS</text>
  </g>
</svg>`
