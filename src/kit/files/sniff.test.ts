import assert from 'node:assert/strict'
import { test } from 'node:test'
import { headLength, sniff } from './sniff.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const media = (brand: string) => bytes(`\0\0\0\x18ftyp${brand}\0\0\0\0`)
const zip = (first: string, rest = '') =>
  Buffer.concat([
    bytes('PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0'),
    Buffer.alloc(12),
    Buffer.from([first.length, 0, 0, 0]),
    bytes(first + rest),
  ])
const pdf = bytes('%PDF-1.7\n%âãÏÓ\n')
const png = bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')
const jpeg = bytes('\xff\xd8\xff\xe0\0\x10JFIF\0')

const accepted: [name: string, head: Buffer, mime: string][] = [
  ['report.pdf', pdf, 'application/pdf'],
  ['Site plan.PNG', png, 'image/png'],
  ['a.jpg', jpeg, 'image/jpeg'],
  ['a.jpeg', jpeg, 'image/jpeg'],
  ['a.gif', bytes('GIF89a\x01\0'), 'image/gif'],
  ['a.webp', bytes('RIFF\x24\0\0\0WEBPVP8 '), 'image/webp'],
  ['a.heic', media('heic'), 'image/heic'],
  ['a.heif', media('mif1'), 'image/heic'],
  ['a.mp4', media('isom'), 'video/mp4'],
  ['a.mov', media('qt  '), 'video/mp4'],
  [
    'a.docx',
    zip('[Content_Types].xml', 'word/document.xml'),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  [
    'a.xlsx',
    zip('_rels/.rels', 'xl/workbook.xml'),
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  ['a.csv', bytes('name,date\nAda,2026-11-21\n'), 'text/csv'],
  ['a.txt', Buffer.from('Échafaudage: 3 < 4 m\n'), 'text/plain'],
]
for (const [name, head, mime] of accepted)
  test(`sniff takes ${name} for ${mime}`, () => assert.equal(sniff(head, name), mime))

const refused: [why: string, name: string, head: Buffer][] = [
  ['an empty file', 'a.txt', Buffer.alloc(0)],
  ['a page called photo.jpg', 'photo.jpg', bytes('<html><script>alert(1)</script>')],
  ['a photo called report.pdf', 'report.pdf', jpeg],
  ['a PDF called a.png', 'a.png', pdf],
  ['a PDF called a.html', 'a.html', pdf],
  ['a PDF without an ending', 'report', pdf],
  ['a drawing', 'a.svg', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
  ['a drawing called a.txt', 'a.txt', bytes('<?xml version="1.0"?>\n<svg onload="x()">')],
  ['a page in a text', 'notes.txt', bytes('hello\n<ScRiPt>alert(1)</sCrIpT>')],
  ['a page in a table', 'a.csv', bytes('a,b\n<img src=x onerror=y>,2')],
  ['a page before a PDF', 'a.pdf', bytes('<html><!-- \n%PDF-1.7')],
  ['spaces before a PDF', 'a.pdf', bytes('  %PDF-1.7')],
  ['a program', 'a.txt', bytes('MZ\x90\0\x03\0\0\0')],
  ['a program called a.pdf', 'a.pdf', bytes('\x7fELF\x02\x01\x01')],
  ['a script for a shell with NUL', 'a.txt', bytes('#!/bin/sh\0')],
  ['any archive', 'a.docx', zip('evil.exe', 'word/document.xml')],
  ['an archive that only says so', 'a.xlsx', zip('[Content_Types].xml', 'nothing')],
  ['a sheet called a.docx', 'a.docx', zip('[Content_Types].xml', 'xl/workbook.xml')],
  ['an unknown medium', 'a.mp4', media('evil')],
  ['a photo that is not one', 'a.webp', bytes('RIFF\x24\0\0\0AVI LIST')],
  ['a text that is not UTF-8', 'a.txt', bytes('caf\xe9 noir')],
  ['a text in UTF-16', 'a.txt', Buffer.from('\ufeffhello', 'utf16le')],
]
for (const [why, name, head] of refused)
  test(`sniff refuses ${why}`, () => assert.equal(sniff(head, name), undefined))

test('sniff takes a long text whose head ends inside a character', () => {
  const head = Buffer.from('é'.repeat(headLength)).subarray(1 - 1, headLength)
  const cut = Buffer.concat([bytes('a'), head]).subarray(0, headLength)
  assert.equal(sniff(cut, 'a.txt'), 'text/plain')
})
