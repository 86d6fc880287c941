// What people are told of submissions in the morning.
import { noticeKind } from '../../../manifest/notice.ts'

export const signaturesWaiting = noticeKind({
  name: 'signatures-waiting',
  facts: { count: 'text' },
  path: '/dashboard/my-work',
  mail: 'morning',
  words: {
    en: {
      kind: 'Signatures have waited since yesterday or longer',
      says: 'Signatures are waiting: {count}',
      why: 'You get this once each working day while signatures are missing.',
    },
    fr: {
      kind: 'Des signatures sont attendues depuis hier ou plus',
      says: 'Des signatures sont attendues : {count}',
      why: 'Vous recevez ceci une fois par jour ouvrable tant que des signatures manquent.',
    },
    es: {
      kind: 'Hay firmas pendientes desde ayer o antes',
      says: 'Hay firmas pendientes: {count}',
      why: 'Recibe esto una vez por día hábil mientras falten firmas.',
    },
  },
})

export const answersCopied = noticeKind({
  name: 'answers-copied',
  facts: { count: 'text' },
  path: '/dashboard/all-submissions',
  mail: 'morning',
  words: {
    en: {
      kind: 'Answers look copied',
      says: 'Answers that look copied: {count}',
      why: 'You get this because you look after health and safety; each is told once.',
    },
    fr: {
      kind: 'Des réponses semblent recopiées',
      says: 'Réponses apparemment recopiées : {count}',
      why: 'Vous recevez ceci comme responsable de la santé et de la sécurité ; chacune est signalée une fois.',
    },
    es: {
      kind: 'Hay respuestas que parecen copiadas',
      says: 'Respuestas que parecen copiadas: {count}',
      why: 'Recibe esto porque se ocupa de la seguridad y la salud; cada uno se avisa una vez.',
    },
  },
})
