/** What a phone's camera gives at most; a picture is made small before it is sent. */
export const rawLimit = 20 * 1024 * 1024
