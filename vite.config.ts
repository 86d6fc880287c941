import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'src/app/web/static',
  build: { target: 'es2023', chunkSizeWarningLimit: 800 },
})
