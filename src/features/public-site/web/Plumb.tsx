import classes from './site.module.css'

/** The plumb bob at rest beside a wall that is out of true: the picture of the front page. */
export function Plumb() {
  return (
    <svg className={classes.plumb} viewBox="0 0 320 400" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="1.500" opacity=".32">
        <path d="M32 390V40l104-7v357z" />
        <path d="M32 98l104-5M32 156l104-4M32 215h104M32 273h104M32 331h104M84 37v58M58 97v57M110 95v58M84 154v61M58 215v58M110 215v58M84 273v58M58 331v59M110 331v59" />
      </g>
      <path d="M176 12h88" stroke="currentColor" strokeWidth="6" strokeLinecap="round" />
      <g className={classes.bob}>
        <path d="M220 12v216" stroke="currentColor" strokeWidth="2.500" />
        <rect x="199" y="222" width="42" height="15" rx="5" fill="currentColor" />
        <path d="M203 237h34l-17 74z" fill="#ff6a13" />
        <path d="M220 237h17l-17 74z" fill="#d24f00" />
      </g>
      <path d="M220 322v50" stroke="currentColor" strokeWidth="1.500" strokeDasharray="2 6" />
      <path d="M160 372h120" stroke="currentColor" strokeWidth="2.500" strokeLinecap="round" />
      <path d="M212 372l8-10 8 10z" fill="currentColor" />
    </svg>
  )
}
