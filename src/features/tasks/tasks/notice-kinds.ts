// What people are told of tasks.
import { noticeKind } from '../../../manifest/notice.ts'

const path = '/dashboard/task-management/record/{record}'

const ofTask = { by: 'text', number: 'text', title: 'text' } as const

export const taskAssigned = noticeKind({
  name: 'task-assigned',
  facts: { ...ofTask, due_on: 'day' },
  path,
  mail: 'morning',
  mandatory: true,
  words: {
    en: {
      kind: 'A task is assigned to me',
      says: '{by} gave you the task {number}: {title}[, due {due_on}]',
      why: 'You are one of those who do it.',
    },
    fr: {
      kind: 'Une tâche m’est confiée',
      says: '{by} vous a confié la tâche {number} : {title}[, échéance {due_on}]',
      why: 'Vous êtes parmi ceux qui s’en chargent.',
    },
    es: {
      kind: 'Me asignan una tarea',
      says: '{by} le asignó la tarea {number}: {title}[, vence el {due_on}]',
      why: 'Usted está entre quienes la hacen.',
    },
  },
  others: {
    of: 'task-management',
    says: {
      en: '{by} gave out the task {number}: {title}[, due {due_on}]',
      fr: '{by} a confié la tâche {number} : {title}[, échéance {due_on}]',
      es: '{by} asignó la tarea {number}: {title}[, vence el {due_on}]',
    },
  },
})

export const taskMention = noticeKind({
  name: 'task-mention',
  facts: { ...ofTask, words: 'quote' },
  path,
  mail: 'at-once',
  words: {
    en: {
      kind: 'Somebody mentions me in a task',
      says: '{by} mentioned you in {number}: {title}',
      why: 'The comment names you.',
    },
    fr: {
      kind: 'On me mentionne dans une tâche',
      says: '{by} vous a mentionné dans {number} : {title}',
      why: 'Le commentaire vous nomme.',
    },
    es: {
      kind: 'Me mencionan en una tarea',
      says: '{by} le mencionó en {number}: {title}',
      why: 'El comentario le nombra.',
    },
  },
})

export const taskComment = noticeKind({
  name: 'task-comment',
  facts: { ...ofTask, words: 'quote' },
  path,
  mail: 'morning',
  words: {
    en: {
      kind: 'Somebody comments on a task of mine',
      says: '{by} commented on {number}: {title}',
      why: 'You do it, gave it or watch it.',
    },
    fr: {
      kind: 'On commente une de mes tâches',
      says: '{by} a commenté {number} : {title}',
      why: 'Vous vous en chargez, l’avez confiée ou la suivez.',
    },
    es: {
      kind: 'Comentan una tarea mía',
      says: '{by} comentó {number}: {title}',
      why: 'Usted la hace, la dio o la sigue.',
    },
  },
})

export const taskToVerify = noticeKind({
  name: 'task-to-verify',
  facts: ofTask,
  path,
  mail: 'at-once',
  waits: true,
  words: {
    en: {
      kind: 'A task waits to be verified',
      says: '{by} did {number}: {title}. See that it is done',
      why: 'You gave it or watch it, and it asks for a second pair of eyes.',
    },
    fr: {
      kind: 'Une tâche attend d’être vérifiée',
      says: '{by} a fait {number} : {title}. Vérifiez que c’est fait',
      why: 'Vous l’avez confiée ou la suivez, et elle demande une vérification.',
    },
    es: {
      kind: 'Una tarea espera verificación',
      says: '{by} hizo {number}: {title}. Compruebe que está hecha',
      why: 'Usted la dio o la sigue, y pide que otra persona la verifique.',
    },
  },
})

export const taskNotices = [taskAssigned, taskMention, taskComment, taskToVerify]
