/** One call to a content service without a token, and the answer that came. */
export interface RecordedAnswer {
  readonly what: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly sent?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  readonly contentType: string | null;
  /** Parsed; null for an empty answer. */
  readonly body: unknown;
}

/**
 * Answers of a real Directus 11.3.5 (Node 20, SQLite), recorded on 21 November 2026 after `npm run content:directus`
 * had made it, exactly as they came. Not to be edited: record anew.
 */
export const recordedAnswers: readonly RecordedAnswer[] = [
  {
    what: 'a page',
    method: 'GET',
    path: '/items/page_intergestion/7',
    status: 200,
    contentType: 'application/json; charset=utf-8',
    body: {
      data: {
        id: 7,
        title: 'Votre compte est créé',
        content:
          '<p>Bienvenue. Votre compte est prêt, vous pouvez vous connecter dès maintenant.</p>\n<h2>Ce qu’il est utile de préparer</h2>\n<p>Gardez à portée de main :</p>\n<ul>\n<li>votre dernier avis d’imposition ;</li>\n<li>le montant de vos crédits en cours ;</li>\n<li>votre apport ;</li>\n<li>si vous l’avez, le prix du projet.</li>\n</ul>',
        image: null,
        date_updated: '2026-11-21T08:23:36.368Z',
      },
    },
  },
  {
    what: 'a page that is not there',
    method: 'GET',
    path: '/items/page_intergestion/2',
    status: 403,
    contentType: 'application/json; charset=utf-8',
    body: {
      errors: [
        {
          message: "You don't have permission to access this.",
          extensions: {
            code: 'FORBIDDEN',
          },
        },
      ],
    },
  },
  {
    what: 'a page whose number is none',
    method: 'GET',
    path: '/items/page_intergestion/abc',
    status: 403,
    contentType: 'application/json; charset=utf-8',
    body: {
      errors: [
        {
          message: "You don't have permission to access this.",
          extensions: {
            code: 'FORBIDDEN',
          },
        },
      ],
    },
  },
  {
    what: 'an unknown collection',
    method: 'GET',
    path: '/items/nothing',
    status: 403,
    contentType: 'application/json; charset=utf-8',
    body: {
      errors: [
        {
          message: "You don't have permission to access this.",
          extensions: {
            code: 'FORBIDDEN',
          },
        },
      ],
    },
  },
  {
    what: 'the texts of the contact page',
    method: 'GET',
    path: '/items/contact',
    status: 200,
    contentType: 'application/json; charset=utf-8',
    body: {
      data: [
        {
          id: 1,
          title: 'Contactez-nous',
          content:
            '<p>Une question sur votre dossier, le portail ou un partenariat ? Remplissez ce formulaire. Tous les champs sont obligatoires. Pour un dossier en cours, indiquez son numéro.</p>\n<p>Vos données servent à répondre à votre message et sont conservées <mark>[DURÉE, à compléter]</mark>. Nous ne vous appelons que si vous choisissez le téléphone.</p>',
          fields: [
            {
              name: 'firstName',
              required: true,
            },
            {
              name: 'lastName',
              required: true,
            },
            {
              name: 'organization',
              required: true,
            },
            {
              name: 'contactBy',
              required: true,
            },
            {
              name: 'email',
              required: true,
            },
            {
              name: 'phoneNumber',
              required: true,
            },
            {
              name: 'reason',
              required: true,
            },
            {
              name: 'comment',
              required: true,
            },
          ],
        },
      ],
    },
  },
  {
    what: 'the steps',
    method: 'GET',
    path: '/items/roadmap_intergestion',
    status: 200,
    contentType: 'application/json; charset=utf-8',
    body: {
      data: [
        {
          id: 1,
          sort: 1,
          title: 'Décrivez votre projet',
          content:
            '<p>Créez votre compte et remplissez le formulaire : quatre parties, environ dix minutes.</p>',
        },
        {
          id: 2,
          sort: 2,
          title: 'Échangez avec votre conseiller',
          content:
            '<p>Il vérifie la faisabilité de votre projet et vous demande, si besoin, des informations ou des documents.</p>',
        },
        {
          id: 3,
          sort: 3,
          title: 'Confiez-nous la recherche',
          content:
            '<p>Vous signez un mandat de recherche de financement. Aucune somme ne vous est demandée avant le versement des fonds.</p>',
        },
        {
          id: 4,
          sort: 4,
          title: 'Comparez les propositions',
          content:
            '<p>Elles arrivent dans votre espace. Vous en acceptez une et refusez les autres, ou toutes.</p>',
        },
        {
          id: 5,
          sort: 5,
          title: 'Recevez et signez l’offre de prêt',
          content:
            '<p>L’organisme prêteur vous adresse son offre. Pour un crédit immobilier, la loi prévoit un délai de réflexion de 10 jours : la signature électronique est possible à partir du 11e jour suivant la réception. Pour un crédit à la consommation, vous disposez d’un délai de rétractation de 14 jours après l’acceptation. Les fonds sont ensuite versés.</p>',
        },
      ],
    },
  },
  {
    what: 'the slides',
    method: 'GET',
    path: '/items/slider_intergestion_files?page=1&limit=15&filter[slider_intergestion_id][_eq]=3',
    status: 200,
    contentType: 'application/json; charset=utf-8',
    body: {
      data: [
        {
          id: 1,
          slider_intergestion_id: 3,
          directus_files_id: '6a3a9010-f475-4990-bcf3-70e724a62967',
          sort: 1,
          title:
            'Financez votre projet immobilier ou vos parts de SCPI, avec un dossier suivi étape par étape',
          subtitle:
            'Décrivez votre projet en ligne. Un conseiller l’étudie, interroge des organismes prêteurs et vous présente les propositions reçues. Vous décidez, à votre rythme.',
        },
        {
          id: 2,
          slider_intergestion_id: 3,
          directus_files_id: 'c2a2204e-67e1-4952-a067-6ddb0358a6d9',
          sort: 2,
          title: 'Un seul endroit pour tout suivre',
          subtitle:
            'Statut du dossier, prochaine étape, propositions et pièces jointes : tout est dans votre espace.',
        },
        {
          id: 3,
          slider_intergestion_id: 3,
          directus_files_id: 'c924a3cb-0115-442d-8b40-cf48f6b59b34',
          sort: 3,
          title: 'Comparer avant de vous engager',
          subtitle: 'Mettez les propositions côte à côte : durée, mensualité, coût total et TAEG.',
        },
      ],
    },
  },
  {
    what: 'the slides of a slider that is not there',
    method: 'GET',
    path: '/items/slider_intergestion_files?page=1&limit=15&filter[slider_intergestion_id][_eq]=4',
    status: 200,
    contentType: 'application/json; charset=utf-8',
    body: {
      data: [],
    },
  },
  {
    what: 'slides by a column that is not there',
    method: 'GET',
    path: '/items/slider_intergestion_files?filter[slider][_eq]=3',
    status: 403,
    contentType: 'application/json; charset=utf-8',
    body: {
      errors: [
        {
          message:
            'You don\'t have permission to access field "slider" in collection "slider_intergestion_files" or it does not exist. Queried in root.',
          extensions: {
            reason:
              'You don\'t have permission to access field "slider" in collection "slider_intergestion_files" or it does not exist. Queried in root.',
            code: 'FORBIDDEN',
          },
        },
      ],
    },
  },
  {
    what: 'slides by an unreadable filter',
    method: 'GET',
    path: '/items/slider_intergestion_files?filter={bad',
    status: 400,
    contentType: 'application/json; charset=utf-8',
    body: {
      errors: [
        {
          message: 'Invalid query. Invalid JSON for filter object.',
          extensions: {
            reason: 'Invalid JSON for filter object',
            code: 'INVALID_QUERY',
          },
        },
      ],
    },
  },
  {
    what: 'a limit that is no number',
    method: 'GET',
    path: '/items/roadmap_intergestion?limit=abc',
    status: 400,
    contentType: 'application/json; charset=utf-8',
    body: {
      errors: [
        {
          message: 'Invalid query. "limit" must be a number.',
          extensions: {
            reason: '"limit" must be a number',
            code: 'INVALID_QUERY',
          },
        },
      ],
    },
  },
  {
    what: 'an image that is not there',
    method: 'GET',
    path: '/assets/00000000-0000-4000-8000-000000000000',
    status: 403,
    contentType: 'application/json; charset=utf-8',
    body: {
      errors: [
        {
          message:
            'You don\'t have permission to perform "read" for collection "directus_files" or it does not exist.',
          extensions: {
            reason:
              'You don\'t have permission to perform "read" for collection "directus_files" or it does not exist.',
            code: 'FORBIDDEN',
          },
        },
      ],
    },
  },
  {
    what: 'a put',
    method: 'PUT',
    path: '/items/page_intergestion/7',
    sent: {},
    status: 404,
    contentType: 'application/json; charset=utf-8',
    body: {
      errors: [
        {
          message: "Route /items/page_intergestion/7 doesn't exist.",
          extensions: {
            path: '/items/page_intergestion/7',
            code: 'ROUTE_NOT_FOUND',
          },
        },
      ],
    },
  },
  {
    what: 'a message',
    method: 'POST',
    path: '/items/contact',
    sent: {
      firstName: 'Élodie',
      lastName: 'D',
      organization: 'X',
      contactBy: 'email',
      email: 'e@example.fr',
      phoneNumber: '0102030405',
      reason: 'other',
      comment: 'Bonjour',
    },
    status: 204,
    contentType: null,
    body: null,
  },
  {
    what: 'a message of which fields are missing',
    method: 'POST',
    path: '/items/contact',
    sent: {
      firstName: 'A',
      email: 'x',
    },
    status: 400,
    contentType: 'application/json; charset=utf-8',
    body: {
      errors: [
        {
          message: 'Validation failed for field "lastName". Value is required.',
          extensions: {
            field: 'lastName',
            type: 'required',
            code: 'FAILED_VALIDATION',
          },
        },
        {
          message: 'Validation failed for field "organization". Value is required.',
          extensions: {
            field: 'organization',
            type: 'required',
            code: 'FAILED_VALIDATION',
          },
        },
        {
          message: 'Validation failed for field "contactBy". Value is required.',
          extensions: {
            field: 'contactBy',
            type: 'required',
            code: 'FAILED_VALIDATION',
          },
        },
        {
          message: 'Validation failed for field "email". Value doesn\'t have the correct format.',
          extensions: {
            field: 'email',
            type: 'regex',
            invalid: 'x',
            code: 'FAILED_VALIDATION',
          },
        },
        {
          message: 'Validation failed for field "phoneNumber". Value is required.',
          extensions: {
            field: 'phoneNumber',
            type: 'required',
            code: 'FAILED_VALIDATION',
          },
        },
        {
          message: 'Validation failed for field "reason". Value is required.',
          extensions: {
            field: 'reason',
            type: 'required',
            code: 'FAILED_VALIDATION',
          },
        },
        {
          message: 'Validation failed for field "comment". Value is required.',
          extensions: {
            field: 'comment',
            type: 'required',
            code: 'FAILED_VALIDATION',
          },
        },
      ],
    },
  },
  {
    what: 'a message with an unknown reason',
    method: 'POST',
    path: '/items/contact',
    sent: {
      firstName: 'Élodie',
      lastName: 'D',
      organization: 'X',
      contactBy: 'email',
      email: 'e@example.fr',
      phoneNumber: '0102030405',
      reason: 'zzz',
      comment: 'Bonjour',
    },
    status: 400,
    contentType: 'application/json; charset=utf-8',
    body: {
      errors: [
        {
          message:
            'Validation failed for field "reason". Value has to be one of "informationRequest", "mortgageRequest", "userSupport", "partnershipRequest", "bankPartnershipRequest", "other".',
          extensions: {
            field: 'reason',
            type: 'in',
            valid: [
              'informationRequest',
              'mortgageRequest',
              'userSupport',
              'partnershipRequest',
              'bankPartnershipRequest',
              'other',
            ],
            code: 'FAILED_VALIDATION',
          },
        },
      ],
    },
  },
  {
    what: 'a message with an empty comment',
    method: 'POST',
    path: '/items/contact',
    sent: {
      firstName: 'Élodie',
      lastName: 'D',
      organization: 'X',
      contactBy: 'email',
      email: 'e@example.fr',
      phoneNumber: '0102030405',
      reason: 'other',
      comment: '',
    },
    status: 400,
    contentType: 'application/json; charset=utf-8',
    body: {
      errors: [
        {
          message: 'Validation failed for field "comment". Value can\'t be empty.',
          extensions: {
            field: 'comment',
            type: 'nempty',
            code: 'FAILED_VALIDATION',
          },
        },
      ],
    },
  },
  {
    what: 'a page with a bad token',
    method: 'GET',
    path: '/items/page_intergestion/7',
    headers: {
      authorization: 'Bearer nope',
    },
    status: 401,
    contentType: 'application/json; charset=utf-8',
    body: {
      errors: [
        {
          message: 'Invalid user credentials.',
          extensions: {
            code: 'INVALID_CREDENTIALS',
          },
        },
      ],
    },
  },
];
