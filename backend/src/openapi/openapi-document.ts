import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { firm } from '@site/firm';
import { cleanupOpenApiDoc } from 'nestjs-zod';

/** Describes the API from its controllers; the payload schemas are those that validate. */
export function openApiDocument(application: INestApplication): OpenAPIObject {
  const base = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Submissions of the public website')
    .setVersion('1.0.0')
    .setDescription('Stores what visitors send. A submission is acknowledged only after it is committed.')
    .addServer('/', 'The origin of the site')
    .addTag('Health', 'For load balancers and operators')
    .addTag('Submissions', 'What visitors send')
    .build();
  const document = cleanupOpenApiDoc(
    SwaggerModule.createDocument(application, base, { autoTagControllers: false }),
  );
  const info = {
    ...document.info,
    // The builder cannot set a contact or a license without an address.
    contact: { name: firm.name, email: firm.email },
    license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
  };
  return { ...document, info, security: [] };
}
