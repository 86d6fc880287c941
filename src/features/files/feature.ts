import type { Feature } from '../../manifest/feature.ts'

export const feature: Feature = {
  screens: [
    {
      name: 'file-upload',
      path: '/dashboard/upload',
      audience: 'staff',
      grants: ['resources.create'],
      title: 'File upload screen',
      label: 'screen_upload',
      file: 'web/UploadScreen.tsx',
    },
  ],
}
