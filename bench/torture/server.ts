// The server as a person starts it, without its front end, in a process that can be killed.
import { runServer } from '../../src/app/process/run-server.ts'

await runServer(async () => undefined)
