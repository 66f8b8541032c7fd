/** The server, restarted when its files change, and Vite with hot reloading in front of it. */
import { spawn } from 'node:child_process'
import { ensureInstalled, ENV, NODE, ROOT } from './prepare.mjs'

ensureInstalled()
const port = process.env.API_PORT ?? '3001'
const start = (args, env) => spawn(NODE, args, { cwd: ROOT, env: { ...ENV, ...env }, stdio: 'inherit' })
const children = [
  start(['--watch-path=src/server', '--watch-path=src/contract', 'src/server/main.ts'], {
    PORT: port,
    BASE_URL: 'http://localhost:3000',
  }),
  start(['node_modules/vite/bin/vite.js', '--port', '3000', '--strictPort'], { API_URL: `http://127.0.0.1:${port}` }),
]
for (const child of children) child.on('exit', () => children.forEach((other) => other.kill('SIGTERM')))
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => children.forEach((child) => child.kill(signal)))
