import { describeShare } from './shares.ts'

describeShare(2)
