// The black symbols of the ten pictograms, drawn by us in a square of 100, inside the diamond.
import type { ReactNode } from 'react'

const flame = (
  <path d="M50 22c3 8 15 15 15 28 0 4-2 8-5 10 1-4 0-9-4-13-1 5-4 6-5 10-3-5-1-11-1-17-6 5-13 13-13 22 0 4 2 8 5 10-9-2-14-9-14-17 0-9 6-14 11-19 5-5 9-9 11-14z" />
)

export const pictogramShapes: Readonly<Record<string, ReactNode>> = {
  GHS01: (
    <>
      <circle cx="46" cy="60" r="13" />
      <path d="M46 24l4 15 12-11-5 15 17-3-13 10 14 8-16 1 4 14-9-9-3 3-11-14 3-3-16-4 15-3-9-13 13 8z" />
      <path d="M27 54l5 1M31 46l4 3M68 66l6 4M62 74l3 6" className="line" />
    </>
  ),
  GHS02: (
    <>
      {flame}
      <rect x="34" y="72" width="32" height="5" />
    </>
  ),
  GHS03: (
    <>
      <circle cx="50" cy="64" r="11" fill="none" stroke="currentColor" strokeWidth="5" />
      <path d="M50 20c2 6 11 11 11 20 0 6-5 10-8 12 2-4 1-8-2-11-1 3-3 4-3 7-3-3-2-7-2-11-4 3-6 7-6 10 0 3 1 5 2 7-5-2-9-6-9-12 0-6 4-10 8-13 4-3 8-6 9-9z" />
      <rect x="34" y="79" width="32" height="4.5" />
    </>
  ),
  GHS04: (
    <g transform="rotate(-32 50 50)">
      <path d="M24 42h38c6 0 9 3 10 6h8v4h-8c-1 3-4 6-10 6H24c-3 0-4-2-4-4v-8c0-2 1-4 4-4z" />
    </g>
  ),
  GHS05: (
    <>
      <g transform="rotate(-24 36 34)">
        <rect x="24" y="29" width="24" height="8" rx="3" />
      </g>
      <g transform="rotate(24 64 34)">
        <rect x="52" y="29" width="24" height="8" rx="3" />
      </g>
      <path d="M44 44l-3 5a3 3 0 1 0 5 0zM39 52l-2 4a2.4 2.4 0 1 0 4 0zM57 44l-3 5a3 3 0 1 0 5 0zM62 52l-2 4a2.4 2.4 0 1 0 4 0z" />
      <path d="M24 66h10l3 4 4-4h9v8H24z" />
      <path d="M54 74c0-3 4-4 8-6l4-4 4 3-2 3 8 1v4l-10 2H54z" />
    </>
  ),
  GHS06: (
    <>
      <path d="M50 20c-11 0-18 7-18 16 0 6 3 10 7 12v7c0 2 1 3 3 3h16c2 0 3-1 3-3v-7c4-2 7-6 7-12 0-9-7-16-18-16zm-7 20a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9zm14 0a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9zm-7 3l3 6h-6z" />
      <path d="M30 62l40 14M70 62L30 76" className="bone" />
    </>
  ),
  GHS07: (
    <>
      <path d="M50 22c5 0 8 3 8 8l-4 28c0 2-2 4-4 4s-4-2-4-4l-4-28c0-5 3-8 8-8z" />
      <circle cx="50" cy="72" r="6" />
    </>
  ),
  GHS08: (
    <>
      <path d="M50 20c6 0 10 5 10 11 0 5-2 9-5 11v4c8 2 15 5 16 12v16H29V58c1-7 8-10 16-12v-4c-3-2-5-6-5-11 0-6 4-11 10-11z" />
      <path d="M50 46l3 8 9-5-5 9 8 4-9 2 3 9-9-6-7 7 2-9-10-1 8-5-6-8 9 4z" className="white" />
    </>
  ),
  GHS09: (
    <>
      <path d="M28 66h16l-3-16-9-10 6 3-3-10 6 9 3-13 1 14 8-7-6 9 9-3-11 8 2 16h14v4H28z" />
      <path d="M52 66c6-8 16-9 22-3l6-5v13l-6-5c-6 6-16 6-22 0z" />
      <circle cx="60" cy="64" r="1.6" className="white" />
    </>
  ),
  BIO: (
    <>
      <circle cx="50" cy="52" r="5" fill="none" stroke="currentColor" strokeWidth="4" />
      <g fill="none" stroke="currentColor" strokeWidth="6">
        <path d="M37 33a15 15 0 1 0 26 0" />
        <path d="M37 33a15 15 0 1 0 26 0" transform="rotate(120 50 54)" />
        <path d="M37 33a15 15 0 1 0 26 0" transform="rotate(240 50 54)" />
      </g>
      <circle cx="50" cy="54" r="16" fill="none" stroke="currentColor" strokeWidth="3.5" />
    </>
  ),
}
