// What people are told of tasks.
import { inEach } from '../../../kit/language/in-each.ts'
import { noticeKind } from '../../../manifest/notice.ts'
import { texts } from '../telling/texts.ts'

const path = '/dashboard/task-management/record/{record}'

const ofTask = { by: 'text', number: 'text', title: 'text' } as const

export const taskAssigned = noticeKind({
  name: 'task-assigned',
  facts: { ...ofTask, due_on: 'day' },
  path,
  mail: 'morning',
  mandatory: true,
  words: inEach(texts, 'task-assigned'),
  others: {
    of: 'task-management',
    words: inEach(texts, 'task-assigned-to-others'),
  },
})

export const taskMention = noticeKind({
  name: 'task-mention',
  facts: { ...ofTask, words: 'quote' },
  path,
  mail: 'at-once',
  words: inEach(texts, 'task-mention'),
})

export const taskComment = noticeKind({
  name: 'task-comment',
  facts: { ...ofTask, words: 'quote' },
  path,
  mail: 'morning',
  words: inEach(texts, 'task-comment'),
})

export const taskToVerify = noticeKind({
  name: 'task-to-verify',
  facts: ofTask,
  path,
  mail: 'at-once',
  waits: true,
  words: inEach(texts, 'task-to-verify'),
})

export const taskNotices = [taskAssigned, taskMention, taskComment, taskToVerify]
