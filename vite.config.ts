import type { IncomingMessage } from 'node:http'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { clientPlugins } from './bin/pages/client-plugins.ts'
import { sharedParts } from './bin/pages/parts.ts'

/** In development the pages come from here and the calls go to a server that runs beside. */
const calls = {
  target: `http://127.0.0.1:${process.env.PORT ?? 3000}`,
  bypass: ({ method, url, headers }: IncomingMessage) =>
    method === 'GET' && headers.accept?.includes('text/html') ? url : undefined,
}

export default defineConfig(async ({ command }) => ({
  plugins: [...clientPlugins(), reactRouter()],
  publicDir: 'src/app/web/static',
  build: {
    target: 'es2023',
    // `bin/pages/worker.ts` reads from it what the pages without a connection are made of.
    manifest: true,
    chunkSizeWarningLimit: 800,
    ...(command === 'build' && {
      rolldownOptions: { output: { codeSplitting: { groups: await sharedParts() } } },
    }),
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '^/(api|sanctum)/': calls,
      '^/(login(/second-factor)?|contractors/login|forgot-password|reset-password)$': calls,
    },
  },
}))
