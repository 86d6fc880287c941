import { describeShare } from './shares.ts'

describeShare(3)
