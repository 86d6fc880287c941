import type { IncomingMessage } from 'node:http'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { addressesOfCalls } from './bin/pages/addresses-of-calls.ts'

/** In development the pages come from here and the calls go to a server that runs beside. */
const calls = {
  target: `http://127.0.0.1:${process.env.PORT ?? 3000}`,
  bypass: ({ method, url, headers }: IncomingMessage) =>
    method === 'GET' && headers.accept?.includes('text/html') ? url : undefined,
}

/** What nearly every page takes part of, kept together: a hundred requests of a few bytes cost more
 *  than what a page has of it too much. */
const together = [
  {
    name: 'react',
    test: /node_modules.(react|react-dom|scheduler|react-router|@tanstack)./,
    priority: 2,
  },
  { name: 'icons', test: /node_modules.@tabler./, priority: 1 },
  { name: 'mantine', test: /node_modules.@mantine.(core.esm.core|hooks|store)./, priority: 1 },
]

export default defineConfig({
  plugins: [addressesOfCalls(), reactRouter()],
  publicDir: 'src/app/web/static',
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 800,
    rolldownOptions: { output: { codeSplitting: { groups: together } } },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '^/(api|sanctum)/': calls,
      '^/(login(/second-factor)?|contractors/login|forgot-password|reset-password)$': calls,
    },
  },
})
