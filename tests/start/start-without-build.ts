// `npm start` without its front end: what is tested here is the life of the process.
import { runServer } from '../../src/app/process/run-server.ts'

await runServer(async () => undefined)
