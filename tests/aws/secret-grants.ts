import { GetRolePolicyCommand, IAMClient, PutRolePolicyCommand } from '@aws-sdk/client-iam';
import { DescribeSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { type Deployment, named } from './deployment.ts';
import { client } from './emulator.ts';

interface Policy {
  readonly Properties: {
    readonly PolicyName: string;
    readonly Roles: readonly [{ readonly Ref: string }];
  };
}

/**
 * Gives the roles the secret they are to read (docs/emulator.md): where the template says `Ref`, CloudFormation puts
 * the ARN of a secret, the emulator its name, and a grant of a name is none.
 */
export async function grantSecrets(deployment: Deployment): Promise<void> {
  const iam = new IAMClient(client);
  const [secret = ''] = named(deployment, 'AWS::SecretsManager::Secret');
  const { ARN = '' } = await new SecretsManagerClient(client).send(
    new DescribeSecretCommand({ SecretId: secret }),
  );
  const policies = Object.values(deployment.template.Resources).filter(
    ({ Type }) => Type === 'AWS::IAM::Policy',
  );
  for (const { Properties } of policies as unknown as readonly Policy[]) {
    const role = deployment.resources.find(
      ({ LogicalResourceId }) => LogicalResourceId === Properties.Roles[0].Ref,
    );
    const place = { RoleName: role?.PhysicalResourceId, PolicyName: Properties.PolicyName };
    const { PolicyDocument = '' } = await iam.send(new GetRolePolicyCommand(place));
    const granted = decodeURIComponent(PolicyDocument).replaceAll(`"${secret}"`, `"${ARN}"`);
    await iam.send(new PutRolePolicyCommand({ ...place, PolicyDocument: granted }));
  }
}
