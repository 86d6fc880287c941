import { rowKey } from '../../../../register/web/keys.ts'

export const noticeKey = (id: string, code: string) => rowKey('incidents', 'notice', id, code)
export const form7Key = (id: string, person: string) => rowKey('incidents', 'form-7', id, person)
