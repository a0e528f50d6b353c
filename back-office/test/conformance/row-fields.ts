/** Every field of a row, in the order of the reference: plain fields first, then associations. */
export const rowFields: Readonly<Record<string, readonly [path: string, fields: string]>> = {
  customer_users: [
    'customer_users/{marie}',
    `id username email namePrefix firstName middleName lastName nameSuffix birthday confirmed enabled isGuest createdAt
     updatedAt lastLogin loginCount passwordRequestedAt passwordChangedAt s_email_agent roles customer addresses owner
     organization salesRepresentatives website`,
  ],
  customer_user_roles: [
    'customer_user_roles/2',
    'id role label selfManaged public customer organization websites customerUsers',
  ],
  users: ['users/124', 'id firstName lastName owner'],
  businessunits: ['businessunits/3', 'id name'],
  customer_user_addresses: [
    'customer_user_addresses/{home}',
    `id label namePrefix firstName middleName lastName nameSuffix organization phone street street2 postalCode city
     primary created updated country region frontendOwner owner systemOrganization`,
  ],
  countries: ['countries/FR', 'iso2Code iso3Code name regions'],
  regions: ['regions/FR-75', 'combinedCode code name country'],
  customers: [
    'customers/59',
    `id name createdAt updatedAt parent children users addresses group owner organization salesRepresentatives
     internal_rating s_cust_logo`,
  ],
  files: ['files/{offerFile}', 'id mimeType originalFilename fileSize createdAt updatedAt content owner'],
  extendaffiliations: ['extendaffiliations/1', 'id affiliate_key name email url owner organization'],
  requests: [
    'requests/{january}',
    `id firstName lastName email phone company role note poNumber shipUntil cancellationReason createdAt updatedAt
     timesContacted timesContactedIn timesContactedOut lastContactedDate lastContactedDateIn lastContactedDateOut title
     s_montant_impot s_montant_global s_montant_travaux s_acquisition s_montant_apport s_montant_credit
     s_montant_mens_max s_url_project_media s_email_agent s_street1 s_street2 s_codepostal s_ville s_region s_pays
     s_situation_pro s_type_bien s_usage_bien s_mode_achat s_modalite_achat s_etat_avancement s_duree_credit_souhait
     internal_status customer_status customer customerUser owner organization website assignedUsers
     assignedCustomerUsers requestProducts requestAdditionalNotes`,
  ],
  ficodevquotes: [
    'ficodevquotes/{offer}',
    `id qid poNumber shipUntil validUntil expired pricesChanged currency createdAt updatedAt s_quote_detail accepted
     s_quote_att_1 s_quote_att_2 s_quote_att_3 internal_status customer_status request customer customerUser owner
     organization assignedUsers assignedCustomerUsers quoteProducts`,
  ],
  rfpinternalstatuses: ['rfpinternalstatuses/open', 'id name priority default'],
  quoteinternalstatuses: ['quoteinternalstatuses/draft', 'id name priority default'],
};
